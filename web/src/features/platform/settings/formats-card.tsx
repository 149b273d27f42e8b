import { locales } from '@roomlark/contract/accounts/users'
import { guestLanguageCodes, guestLanguages, localesByLanguage } from '@roomlark/contract/guest-languages'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useSaveProfile } from '../../../data/users.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { longDateTime } from '../../../lib/format-date.ts'
import { chosenLocale, pageLanguage } from '../../../lib/formats.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { useUser } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { UnsavedGuard } from '../../../ui/leave-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TimeZoneField } from '../../../ui/time-zone-field.tsx'
import { toast } from '../../../ui/toast.ts'

const names = new Intl.DisplayNames(pageLanguage, { type: 'language' })

/** Saved with the account, so the same on every device. */
export function FormatsCard() {
  const { profile } = useUser()
  const saving = useSaveProfile()
  const [language, setLanguage] = useState(profile.language ?? pageLanguage)
  const [locale, setLocale] = useState(chosenLocale(profile))
  const [timeZone, setTimeZone] = useState(profile.timeZone ?? '')
  const [error, setError] = useState<string>()
  const isDirty =
    language !== (profile.language ?? pageLanguage) ||
    locale !== chosenLocale(profile) ||
    timeZone !== (profile.timeZone ?? '')
  function save() {
    const { firstName, lastName, companyName, phone } = profile
    const names = { firstName, lastName, companyName: companyName ?? '', phone: phone ?? '' }
    setError(undefined)
    saving.mutate(
      { ...names, language, locale, timeZone: timeZone || null },
      {
        onSuccess: () => toast.success(say('Your formats are saved.')),
        onError: (reason) =>
          setError(getErrorMessage(reason, say('Your formats were not saved. Please try again.'))),
      },
    )
  }
  return (
    <Card>
      <CardHead
        title={say('Language and formats')}
        subtitle={sayRich('Dates, times and amounts now look like this: <b>{moment}, {amount}</b>', {
          b: (text) => <b>{text}</b>,
          moment: longDateTime(new Date()),
          amount: moneyText(185_050, 'EUR'),
        })}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        className="grid items-start gap-x-4 gap-y-[18px] sm:grid-cols-2"
      >
        <SelectField
          label={say('Language')}
          value={language}
          onChange={(event) => {
            const chosen = guestLanguageCodes.find((code) => code === event.target.value)
            if (!chosen) return
            setLanguage(chosen)
            setLocale(localesByLanguage[chosen])
          }}
        >
          {guestLanguageCodes.map((code) => (
            <option key={code} value={code} lang={code}>
              {guestLanguages[code]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={say('Formats')}
          value={locale}
          onChange={(event) => {
            const chosen = locales.find((one) => one === event.target.value)
            if (chosen) setLocale(chosen)
          }}
        >
          {locales.map((one) => (
            <option key={one} value={one}>
              {names.of(one)}
            </option>
          ))}
        </SelectField>
        <TimeZoneField value={timeZone} onChange={setTimeZone} onBlur={() => {}} error={error} />
        <div className="flex items-end justify-end self-end sm:h-full">
          <Button type="submit" busy={saving.isPending && say('Saving...')}>
            {say('Save formats')}
          </Button>
        </div>
      </form>
      <UnsavedGuard isDirty={isDirty} />
    </Card>
  )
}
