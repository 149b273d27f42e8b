import { PartnerSettings } from '@roomlark/contract/partners/hotel-partners'
import { type Control, useController, useForm } from 'react-hook-form'
import { useChangePartnerSettings } from '../../../../data/hotel-partners.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { useNumberText } from '../../../../lib/use-number-text.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { SwitchRow } from '../../../../ui/switch-row.tsx'
import { toast } from '../../../../ui/toast.ts'

const resolver = contractResolver(PartnerSettings, (values: PartnerSettings) => values)

type PartnerSettingsDialogProps = { hotelId: string; settings: PartnerSettings; onClose: () => void }

/** How a hotel works with partners. */
export function PartnerSettingsDialog({ hotelId, settings, onClose }: PartnerSettingsDialogProps) {
  const change = useChangePartnerSettings(hotelId)
  const form = useForm<PartnerSettings>({ resolver, defaultValues: settings })
  const submit = form.handleSubmit((input) =>
    change.mutateAsync(input).then(
      () => {
        onClose()
        toast.success('Saved.')
      },
      (error: unknown) => showRefusal(error, 'The settings were not saved. Please try again.', form),
    ),
  )
  const { control } = form
  return (
    <FormDialog
      title="Working with partners"
      description="What affiliates see of this hotel, and what its figures are compared with."
      submitLabel="Save settings"
      isBusy={change.isPending}
      fault={form.formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <SwitchRow
        control={control}
        name="isListed"
        label="Listed for affiliates"
        hint="Affiliates find this hotel and may ask to recommend it."
      />
      <SwitchRow
        control={control}
        name="autoApprove"
        label="Approve automatically"
        hint="New requests are approved as they come. Those that wait already are still yours to decide."
      />
      <SwitchRow
        control={control}
        name="allowsPaidAds"
        label="Allow paid ads"
        hint="For partnerships that begin from now on: partners may bring guests with ads they pay for."
      />
      <OtaRateField control={control} />
    </FormDialog>
  )
}

function OtaRateField({ control }: { control: Control<PartnerSettings> }) {
  const { field, fieldState } = useController({ control, name: 'otaRatePercent' })
  const input = useNumberText(field.value, field.onChange, null)
  return (
    <TextField
      {...input}
      label={
        <>
          Your OTA rate <span className="font-normal text-muted">(optional)</span>
        </>
      }
      hint="What you pay elsewhere for a booking. Only you see it, beside what your partners cost."
      inputMode="decimal"
      autoComplete="off"
      action={<span className="pr-1.5 text-muted">%</span>}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}
