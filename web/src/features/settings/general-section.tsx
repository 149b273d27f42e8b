import { openCookiePreferences } from '../../lib/cookie-consent.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHead } from '../../ui/card.tsx'
import { FormatsCard } from './formats-card.tsx'
import { ThemeCard } from './theme-card.tsx'

export function GeneralSection() {
  return (
    <>
      <ThemeCard />
      <FormatsCard />
      <Card>
        <CardHead title="Cookies" subtitle="What this browser may keep for Roomlark" />
        <Button variant="secondary" onClick={openCookiePreferences}>
          Cookie preferences
        </Button>
      </Card>
    </>
  )
}
