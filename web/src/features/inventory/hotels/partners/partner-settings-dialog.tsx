import { PartnerSettings } from '@roomlark/contract/partners/hotel-partners'
import { say } from '@roomlark/contract/say'
import { useController } from 'react-hook-form'
import { useChangePartnerSettings } from '../../../../data/hotel-partners.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { useNumberText } from '../../../../lib/use-number-text.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { TextField } from '../../../../ui/field.tsx'

type PartnerSettingsDialogProps = { hotelId: string; settings: PartnerSettings; onClose: () => void }

/** A hotel's settings for partners. */
export function PartnerSettingsDialog({ hotelId, settings, onClose }: PartnerSettingsDialogProps) {
  const change = useChangePartnerSettings(hotelId)
  const form = useContractForm({
    schema: PartnerSettings,
    values: settings,
    send: (input) => change.mutateAsync(input),
    done: say('Saved.'),
    failed: say('The settings were not saved. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Working with partners')}
      description={say('What affiliates see of this hotel, and what its figures are compared with.')}
      submitLabel={say('Save settings')}
      onClose={onClose}
    >
      <form.Switch
        name="isListed"
        label={say('Listed for affiliates')}
        hint={say('Affiliates find this hotel and may ask to recommend it.')}
      />
      <form.Switch
        name="autoApprove"
        label={say('Approve automatically')}
        hint={say(
          'New requests are approved as they come. Requests already pending are still yours to decide.',
        )}
      />
      <form.Switch
        name="allowsPaidAds"
        label={say('Allow paid ads')}
        hint={say(
          'For partnerships that begin from now on: partners may bring guests with ads they pay for.',
        )}
      />
      <OtaRateField />
    </FormDialog>
  )
}

function OtaRateField() {
  const { field, fieldState } = useController<PartnerSettings, 'otaRatePercent'>({ name: 'otaRatePercent' })
  const input = useNumberText(field.value, field.onChange, null)
  return (
    <TextField
      {...input}
      label={sayRich('Your OTA rate <span>(optional)</span>', {
        span: (text) => <span className="font-normal text-muted">{text}</span>,
      })}
      hint={say('What you pay elsewhere for a booking. Only you see it, beside what your partners cost.')}
      inputMode="decimal"
      autoComplete="off"
      action={<span className="pr-1.5 text-muted">%</span>}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}
