import { useUser } from '../../../session/session-context.ts'
import { PreferencesCard } from './preferences-card.tsx'
import { PushCard } from './push-card.tsx'
import { ReportCard } from './report-card.tsx'

export function NotificationsSection() {
  return (
    <>
      <PreferencesCard />
      {useUser().userType === 'affiliate' ? <ReportCard /> : null}
      <PushCard />
    </>
  )
}
