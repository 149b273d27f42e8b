import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import {
  closeCookiePreferences,
  currentPreferences,
  type OptionalCategory,
  rejectedAll,
  saveCookieChoice,
} from '../../../lib/cookie-consent.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Lock } from '../../../ui/icons/lock.ts'
import { CookieCategory } from './cookie-category.tsx'

const optional: readonly { category: OptionalCategory; name: string; text: string }[] = [
  {
    category: 'analytics',
    name: say('Analytics'),
    text: say('Anonymous counts of pages and bookings, kept for up to 2 years.'),
  },
  {
    category: 'marketing',
    name: say('Marketing'),
    text: say('Lets partners know their campaign brought you here. Kept for up to 1 year.'),
  },
  {
    category: 'functional',
    name: say('Functional'),
    text: say('Remembers your currency and table settings. Kept for up to 1 year.'),
  },
]

export function CookiePreferencesDialog() {
  const [preferences, setPreferences] = useState(currentPreferences)
  return (
    <Dialog
      title={say('Cookie preferences')}
      description={say(
        'Choose what we may store on this device. You can change this at any time from the Cookie Policy.',
      )}
      onClose={closeCookiePreferences}
    >
      <ul className="mt-3 mb-[22px] divide-y divide-border">
        <CookieCategory
          name={say('Necessary')}
          text={say('Sign-in, security and your cookie choice. Roomlark does not work without these.')}
          checked
          badge={
            <span className="inline-flex h-6 items-center gap-1.5 rounded-sm bg-sunken px-[9px] text-[12.5px] font-[580] text-muted">
              <Lock aria-hidden="true" className="size-3.5" />
              {say('Always on')}
            </span>
          }
        />
        {optional.map(({ category, name, text }) => (
          <CookieCategory
            key={category}
            name={name}
            text={text}
            checked={preferences[category]}
            onChange={(allowed) => setPreferences({ ...preferences, [category]: allowed })}
          />
        ))}
      </ul>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="secondary" onClick={() => saveCookieChoice(rejectedAll)}>
          {say('Reject All')}
        </Button>
        <Button onClick={() => saveCookieChoice(preferences)}>{say('Save Preferences')}</Button>
      </div>
    </Dialog>
  )
}
