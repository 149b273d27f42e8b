import { openCookiePreferences } from '../../lib/cookie-consent.ts'
import { buttonClass } from '../../ui/button-class.ts'

export function CookieChoiceButton() {
  return (
    <button type="button" className={buttonClass({ variant: 'secondary' })} onClick={openCookiePreferences}>
      Change cookie preferences
    </button>
  )
}
