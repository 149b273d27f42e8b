import { say } from '@roomlark/contract/say'
import { openCookiePreferences } from '../../../lib/cookie-consent.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { FormatsCard } from './formats-card.tsx'
import { ThemeCard } from './theme-card.tsx'

export function GeneralSection() {
  const { platform } = usePlatform()
  return (
    <>
      <ThemeCard />
      {platform?.switches.profile === 'closed' ? null : <FormatsCard />}
      <Card>
        <CardHead title={say('Cookies')} subtitle={say('What this browser may store for Roomlark')} />
        <Button variant="secondary" onClick={openCookiePreferences}>
          {say('Cookie preferences')}
        </Button>
      </Card>
    </>
  )
}
