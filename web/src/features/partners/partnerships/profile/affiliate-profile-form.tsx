import {
  type AffiliateChannel,
  type AffiliateProfile,
  AffiliateProfileInput,
  affiliateChannels,
  affiliateProfileLimits,
  channelWords,
  siteName,
} from '@roomlark/contract/partners/affiliate-profile'
import { say } from '@roomlark/contract/say'
import { useController } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { useSaveAffiliateProfile } from '../../../../data/affiliate-profile.ts'
import { countText, typedNumber } from '../../../../lib/format-number.ts'
import { readNumber } from '../../../../lib/read-number.ts'
import { useLeaveGuard } from '../../../../lib/use-leave-guard.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { FieldNote } from '../../../../ui/field.tsx'
import { LeaveDialog } from '../../../../ui/leave-dialog.tsx'
import { AffiliatePreview } from './affiliate-preview.tsx'
import { CountriesField } from './countries-field.tsx'
import type { ProfileValues } from './profile-values.ts'

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
  const form = useContractForm({
    schema: AffiliateProfileInput,
    values: toValues(profile),
    isFollowing: true,
    read: (values) => ({
      ...values,
      monthlyReach: values.monthlyReach.trim() === '' ? null : readNumber(values.monthlyReach),
    }),
    send: (input) => saving.mutateAsync({ ...input, version: profile.version }),
    done: say('Your profile is saved.'),
    failed: say('Your profile was not saved. Please try again.'),
    fieldOf: (path) => path.replace(/\..*/, ''),
  })
  const { isDirty, isSubmitting } = form.formState
  const guard = useLeaveGuard(isDirty)
  const audience = form.watch('audience')
  function goOn(saved: AffiliateProfile) {
    if (hotelId === undefined) return form.reset(toValues(saved))
    guard.release()
    navigate(`/partnerships/find?hotel=${hotelId}`, { state: kept })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <Card>
        <CardHead title={say('Who recommends')} subtitle={say('One profile for every hotel you ask')} />
        <FormBody form={form} onDone={goOn} className="grid items-start gap-x-4 gap-y-[18px] sm:grid-cols-2">
          <form.Text
            name="publicName"
            label={say('Public name')}
            autoComplete="organization"
            hint={say('Guests see it as the recommendation')}
          />
          <form.Text
            name="site"
            label={say('Site (optional)')}
            inputMode="url"
            autoComplete="url"
            placeholder="slowmiles.example"
          />
          <form.Area
            name="audience"
            label={say('Audience')}
            rows={4}
            className="sm:col-span-2"
            // The hint counts what is too much.
            maxLength={undefined}
            hint={say('Who follows you, and why they trust you. {count} of {limit}', {
              count: countText(audience.length),
              limit: affiliateProfileLimits.audience,
            })}
          />
          <form.Text
            name="monthlyReach"
            label={say('People reached in a month (optional)')}
            inputMode="numeric"
            hint={say('Readers, listeners or followers')}
          />
          <CountriesField />
          <ChannelsField />
          <form.Fault className="sm:col-span-2" />
          <div className="flex justify-end gap-2.5 sm:col-span-2">
            <Button type="submit" busy={isSubmitting && say('Saving...')}>
              {hotelId === undefined ? say('Save profile') : say('Save and go back to the request')}
            </Button>
          </div>
        </FormBody>
      </Card>
      <AffiliatePreview values={form.watch()} pictureUrl={profile.pictureUrl} />
      <LeaveDialog guard={guard} text={say('Your changes have not been saved.')} />
    </div>
  )
}

function ChannelsField() {
  const { field, fieldState } = useController<ProfileValues, 'channels'>({ name: 'channels' })
  function toggle(channel: AffiliateChannel, isOn: boolean) {
    const others = field.value.filter((one) => one !== channel)
    const chosen = isOn ? [...others, channel] : others
    field.onChange(affiliateChannels.filter((one) => chosen.includes(one)))
  }
  return (
    <fieldset className="sm:col-span-2" aria-describedby={fieldState.error ? 'channels-note' : undefined}>
      <legend className="mb-1.5 text-[14px] leading-5 font-[560]">{say('Channels')}</legend>
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
