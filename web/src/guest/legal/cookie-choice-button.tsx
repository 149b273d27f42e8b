import { openCookiePreferences } from '../../lib/cookie-consent.ts'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'

export function CookieChoiceButton() {
  return (
    <button
      type="button"
      className={cx(buttonClass({ variant: 'secondary' }), 'max-w-full whitespace-normal!')}
      onClick={openCookiePreferences}
    >
      Change cookie preferences
    </button>
  )
}
