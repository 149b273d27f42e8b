import {
  type AffiliateChannel,
  type AffiliateProfile,
  AffiliateProfileInput,
  affiliateChannels,
  affiliateProfileLimits,
  channelWords,
  siteName,
} from '@roomlark/contract/partners/affiliate-profile'
import { useController, useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { useSaveAffiliateProfile } from '../../../../data/affiliate-profile.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { countText, typedNumber } from '../../../../lib/format-number.ts'
import { readNumber } from '../../../../lib/read-number.ts'
import { useLeaveGuard } from '../../../../lib/use-leave-guard.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { FieldNote, TextField } from '../../../../ui/field.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { LeaveDialog } from '../../../../ui/leave-dialog.tsx'
import { Note } from '../../../../ui/note.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { AffiliatePreview } from './affiliate-preview.tsx'
import { CountriesField } from './countries-field.tsx'
import type { ProfileForm, ProfileValues } from './profile-values.ts'

const resolver = contractResolver(
  AffiliateProfileInput,
  (values: ProfileValues) => ({
    ...values,
    monthlyReach: values.monthlyReach.trim() === '' ? null : readNumber(values.monthlyReach),
  }),
  ([field]) => String(field),
)

function toValues(profile: AffiliateProfile): ProfileValues {
  const { publicName, site, audience, monthlyReach, countries, channels } = profile
  return {
    publicName,
    audience,
    countries,
    channels,
    site: site && siteName(site),
    monthlyReach: monthlyReach === null ? '' : typedNumber(monthlyReach),
  }
}

type AffiliateProfileFormProps = { profile: AffiliateProfile; hotelId: string | undefined }

/** `hotelId` is the hotel to which a request was begun: saving leads back to it, with what was written. */
export function AffiliateProfileForm({ profile, hotelId }: AffiliateProfileFormProps) {
  const { state: kept } = useLocation()
  const navigate = useNavigate()
  const saving = useSaveAffiliateProfile()
  const form: ProfileForm = useForm<ProfileValues, unknown, AffiliateProfileInput>({
    resolver,
    values: toValues(profile),
    resetOptions,
  })
  const { errors, isDirty } = form.formState
  const guard = useLeaveGuard(isDirty)
  const audience = form.watch('audience')
  const save = form.handleSubmit((input) =>
    saving.mutateAsync({ ...input, version: profile.version }).then(
      (saved) => {
        toast.success('Your profile is saved.')
        if (hotelId === undefined) {
          form.reset(toValues(saved))
          return
        }
        guard.release()
        navigate(`/partnerships/find?hotel=${hotelId}`, { state: kept })
      },
      (error: unknown) => showRefusal(error, 'Your profile was not saved. Please try again.', form),
    ),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <Card>
        <CardHead title="Who recommends" subtitle="One profile for every hotel you ask" />
        <form noValidate onSubmit={save} className="grid items-start gap-x-4 gap-y-[18px] sm:grid-cols-2">
          <TextField
            label="Public name"
            autoComplete="organization"
            hint="Guests see it as the recommendation"
            error={errors.publicName?.message}
            {...form.register('publicName')}
          />
          <TextField
            label="Site (optional)"
            inputMode="url"
            autoComplete="url"
            placeholder="slowmiles.example"
            error={errors.site?.message}
            {...form.register('site')}
          />
          <TextAreaField
            label="Audience"
            rows={4}
            className="sm:col-span-2"
            hint={`Who follows you, and why they trust you. ${countText(audience.length)} of ${affiliateProfileLimits.audience}`}
            error={errors.audience?.message}
            {...form.register('audience')}
          />
          <TextField
            label="People reached in a month (optional)"
            inputMode="numeric"
            autoComplete="off"
            hint="Readers, listeners or followers"
            error={errors.monthlyReach?.message}
            {...form.register('monthlyReach')}
          />
          <CountriesField form={form} />
          <ChannelsField form={form} />
          {errors.root ? (
            <Note tone="error" icon={<CircleAlert />} role="alert" className="sm:col-span-2">
              {errors.root.message}
            </Note>
          ) : null}
          <div className="flex justify-end gap-2.5 sm:col-span-2">
            <Button type="submit" busy={saving.isPending && 'Saving...'}>
              {hotelId === undefined ? 'Save profile' : 'Save and go back to the request'}
            </Button>
          </div>
        </form>
      </Card>
      <AffiliatePreview values={form.watch()} pictureUrl={profile.pictureUrl} />
      <LeaveDialog guard={guard} text="Your changes have not been saved." />
    </div>
  )
}

// Something new from the server must not discard what is being typed.
const resetOptions = { keepDirtyValues: true }

function ChannelsField({ form }: { form: ProfileForm }) {
  const { field, fieldState } = useController({ control: form.control, name: 'channels' })
  function toggle(channel: AffiliateChannel, isOn: boolean) {
    const others = field.value.filter((one) => one !== channel)
    const chosen = isOn ? [...others, channel] : others
    field.onChange(affiliateChannels.filter((one) => chosen.includes(one)))
  }
  return (
    <fieldset className="sm:col-span-2" aria-describedby={fieldState.error ? 'channels-note' : undefined}>
      <legend className="mb-1.5 text-[14px] leading-5 font-[560]">Channels</legend>
      <div className="flex flex-wrap gap-2">
        {affiliateChannels.map((channel, index) => (
          <label
            key={channel}
            className="inline-flex h-9 cursor-pointer items-center gap-1.5 rounded-full border border-border bg-surface px-2.5 text-[14px] font-medium whitespace-nowrap transition-colors select-none hover:bg-sunken has-checked:border-transparent has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring max-md:h-10"
          >
            <input
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              checked={field.value.includes(channel)}
              onChange={(event) => toggle(channel, event.target.checked)}
              onBlur={field.onBlur}
              className="size-4 accent-primary outline-none"
            />
            {channelWords[channel]}
          </label>
        ))}
      </div>
      <FieldNote id="channels-note" error={fieldState.error?.message} />
    </fieldset>
  )
}
