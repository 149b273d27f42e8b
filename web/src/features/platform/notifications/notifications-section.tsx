import { PreferencesCard } from './preferences-card.tsx'
import { PushCard } from './push-card.tsx'

export function NotificationsSection() {
  return (
    <>
      <PreferencesCard />
      <PushCard />
    </>
  )
}
