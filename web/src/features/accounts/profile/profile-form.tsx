import { type Locale, locales, type Profile, ProfileInput } from '@roomlark/contract/accounts/users'
import { useController, useForm } from 'react-hook-form'
import { useSaveProfile } from '../../../data/users.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { longDate } from '../../../lib/format-date.ts'
import { decimalText } from '../../../lib/format-number.ts'
import { inFormats } from '../../../lib/formats.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { useUser } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { UnsavedGuard } from '../../../ui/leave-dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TimeZoneField } from '../../../ui/time-zone-field.tsx'
import { toast } from '../../../ui/toast.ts'

type Values = {
  firstName: string
  lastName: string
  companyName: string
  phone: string
  locale: Locale
  /** Empty: the time zone of the browser. */
  timeZone: string
}

const resolver = contractResolver(ProfileInput, (values: Values) => ({
  ...values,
  timeZone: values.timeZone || null,
}))

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
  const form = useForm<Values, unknown, ProfileInput>({ resolver, values: toValues(profile), resetOptions })
  const { errors, isDirty } = form.formState
  const save = form.handleSubmit((input) =>
    saving.mutateAsync(input).then(
      (user) => {
        form.reset(toValues(user.profile))
        toast.success('Your profile is saved.')
      },
      (error: unknown) => showRefusal(error, 'Your profile was not saved. Please try again.', form),
    ),
  )
  return (
    <Card>
      <CardHead title="About you" subtitle="Your name is shown at the top of every page" />
      <form noValidate onSubmit={save} className="grid items-start gap-x-4 gap-y-[18px] sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
        <TextField
          label={<Optional>Company</Optional>}
          autoComplete="organization"
          error={errors.companyName?.message}
          {...form.register('companyName')}
        />
        <TextField
          label={<Optional>Phone</Optional>}
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <SelectField
          label="Formats"
          hint={formatSample(form.watch('locale'))}
          error={errors.locale?.message}
          {...form.register('locale')}
        >
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {localeNames.of(locale)}
            </option>
          ))}
        </SelectField>
        <ZoneField form={form} />
        {errors.root ? (
          <Note tone="error" icon={<CircleAlert />} role="alert" className="sm:col-span-2">
            {errors.root.message}
          </Note>
        ) : null}
        <div className="flex justify-end gap-2.5 sm:col-span-2">
          {isDirty ? (
            <Button variant="quiet" onClick={() => form.reset(toValues(profile))}>
              Undo
            </Button>
          ) : null}
          <Button type="submit" busy={saving.isPending && 'Saving...'}>
            Save profile
          </Button>
        </div>
      </form>
      <UnsavedGuard isDirty={isDirty} />
    </Card>
  )
}

// A picture that arrives while somebody is typing must not discard what they typed.
const resetOptions = { keepDirtyValues: true }

type FormOf = ReturnType<typeof useForm<Values, unknown, ProfileInput>>

function ZoneField({ form }: { form: FormOf }) {
  const { field, fieldState } = useController({ control: form.control, name: 'timeZone' })
  const { value, onChange, onBlur } = field
  return <TimeZoneField {...{ value, onChange, onBlur }} error={fieldState.error?.message} />
}

const localeNames = new Intl.DisplayNames('en', { type: 'language' })

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
      {children} <span className="font-normal text-muted">(optional)</span>
    </>
  )
}
