import { openCookiePreferences } from '../../lib/cookie-consent.ts'
import { Button } from '../../ui/button.tsx'

export function CookieChoiceButton() {
  return (
    <div className="mt-4 print:hidden">
      <Button variant="secondary" onClick={openCookiePreferences}>
        Change cookie preferences
      </Button>
    </div>
  )
}
