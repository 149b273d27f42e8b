import { type Locale, locales, type Profile, ProfileInput } from '@roomlark/contract/accounts/users'
import { say } from '@roomlark/contract/say'
import { useController } from 'react-hook-form'
import { useSaveProfile } from '../../../data/users.ts'
import { longDate } from '../../../lib/format-date.ts'
import { decimalText } from '../../../lib/format-number.ts'
import { inFormats, pageLanguage } from '../../../lib/formats.ts'
import { FormBody } from '../../../parts/form/form-body.tsx'
import { SaveRow } from '../../../parts/form/save-row.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { useUser } from '../../../session/session-context.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { TimeZoneField } from '../../../ui/time-zone-field.tsx'

type Values = {
  firstName: string
  lastName: string
  companyName: string
  phone: string
  locale: Locale
  /** Empty: the time zone of the browser. */
  timeZone: string
}

function toValues({ firstName, lastName, companyName, phone, locale, timeZone }: Profile): Values {
  return {
    firstName,
    lastName,
    companyName: companyName ?? '',
    phone: phone ?? '',
    locale,
    timeZone: timeZone ?? '',
  }
}

export function ProfileForm() {
  const { profile } = useUser()
  const saving = useSaveProfile()
  const form = useContractForm({
    schema: ProfileInput,
    values: toValues(profile),
    // A picture that arrives while somebody is typing must not discard what they typed.
    isFollowing: true,
    read: (values) => ({ ...values, timeZone: values.timeZone || null }),
    send: (input) => saving.mutateAsync(input),
    done: say('Your profile is saved.'),
    failed: say('Your profile was not saved. Please try again.'),
  })
  return (
    <Card>
      <CardHead title={say('About you')} subtitle={say('Your name is shown at the top of every page')} />
      <FormBody
        form={form}
        onDone={(user) => form.reset(toValues(user.profile))}
        className="grid items-start gap-x-4 gap-y-[18px] sm:grid-cols-2"
      >
        <form.Text name="firstName" label={say('First name')} autoComplete="given-name" />
        <form.Text name="lastName" label={say('Last name')} autoComplete="family-name" />
        <form.Text
          name="companyName"
          label={<Optional>{say('Company')}</Optional>}
          autoComplete="organization"
        />
        <form.Text name="phone" label={<Optional>{say('Phone')}</Optional>} type="tel" autoComplete="tel" />
        <form.Select name="locale" label={say('Formats')} hint={formatSample(form.watch('locale'))}>
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {localeNames.of(locale)}
            </option>
          ))}
        </form.Select>
        <ZoneField />
        <SaveRow className="sm:col-span-2">{say('Save profile')}</SaveRow>
      </FormBody>
    </Card>
  )
}

function ZoneField() {
  const { field, fieldState } = useController<Values, 'timeZone'>({ name: 'timeZone' })
  const { value, onChange, onBlur } = field
  return <TimeZoneField value={value} onChange={onChange} onBlur={onBlur} error={fieldState.error?.message} />
}

const localeNames = new Intl.DisplayNames(pageLanguage, { type: 'language' })

/** One date and one number say more than the name of a format. */
function formatSample(locale: Locale): string {
  return inFormats(
    { locale, timeZone: null },
    () => `${longDate(new Date(2026, 5, 16))}, ${decimalText(12_345.5)}`,
  )
}

function Optional({ children }: { children: string }) {
  return (
    <>
      {children} <span className="font-normal text-muted">{say('(optional)')}</span>
    </>
  )
}
