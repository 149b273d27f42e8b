import { PartnerCodeInput, partnerCodeLimits } from '@roomlark/contract/guest-site/partner-codes'
import type { PartnershipDetail } from '@roomlark/contract/guest-site/partner-links'
import { useForm } from 'react-hook-form'
import { useProposeCode } from '../../../data/partner-codes.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { readPercent } from '../../../lib/read-number.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast.ts'

const emptyDraft = {
  code: '',
  label: '',
  discountPercent: '',
  fromOn: '',
  untilOn: '',
  maxBookings: '',
  note: '',
}
type CodeDraft = typeof emptyDraft

function readCode(draft: CodeDraft) {
  return {
    code: draft.code,
    label: draft.label,
    discountPercent: draft.discountPercent.trim() === '' ? 0 : readPercent(draft.discountPercent),
    fromOn: draft.fromOn || null,
    untilOn: draft.untilOn || null,
    maxBookings: draft.maxBookings.trim() === '' ? null : Number(draft.maxBookings),
    note: draft.note,
  }
}

type NewCodeDialogProps = { partnership: PartnershipDetail; onClose: () => void }

export function NewCodeDialog({ partnership, onClose }: NewCodeDialogProps) {
  const proposing = useProposeCode(partnership.id)
  const form = useForm<CodeDraft, unknown, PartnerCodeInput>({
    defaultValues: emptyDraft,
    mode: 'onSubmit',
    resolver: contractResolver(PartnerCodeInput, readCode),
  })
  const { errors } = form.formState
  const discount = form.watch('discountPercent').trim()
  const needsHotel = discount !== '' && discount !== '0'
  const save = form.handleSubmit((input) =>
    proposing.mutateAsync(input).then(
      ({ code, agreement }) => {
        toast.success(
          agreement === 'proposed' ? `${code} was proposed to the hotel.` : `${code} can be used now.`,
        )
        onClose()
      },
      (error: unknown) => showRefusal(error, 'The code was not saved. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      place="side"
      title="New promo code"
      description="Guests enter it when they book, and the booking counts for you."
      submitLabel={needsHotel ? 'Propose code' : 'Create code'}
      isBusy={proposing.isPending}
      fault={errors.root?.message}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Code"
        placeholder="SLOWSEA"
        autoComplete="off"
        hint="Letters, digits and hyphens"
        error={errors.code?.message}
        {...form.register('code')}
      />
      <TextField
        label="Label (optional)"
        placeholder="Podcast, episode 41"
        autoComplete="off"
        hint="Only you see it"
        error={errors.label?.message}
        {...form.register('label')}
      />
      <TextField
        label="Discount for the guest (optional)"
        placeholder="None"
        inputMode="numeric"
        autoComplete="off"
        action={<span className="pr-1.5 text-muted">%</span>}
        hint={
          needsHotel
            ? 'The hotel gives the discount, so it has to agree first'
            : 'Without a discount the code counts at once'
        }
        error={errors.discountPercent?.message}
        {...form.register('discountPercent')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label="First day (optional)"
          error={errors.fromOn?.message}
          {...form.register('fromOn')}
        />
        <TextField
          type="date"
          label="Last day (optional)"
          error={errors.untilOn?.message}
          {...form.register('untilOn')}
        />
      </div>
      <TextField
        label="Bookings at most (optional)"
        placeholder="No limit"
        inputMode="numeric"
        autoComplete="off"
        error={errors.maxBookings?.message}
        {...form.register('maxBookings')}
      />
      {needsHotel ? (
        <TextAreaField
          label="Message to the hotel (optional)"
          rows={3}
          maxLength={partnerCodeLimits.note}
          error={errors.note?.message}
          {...form.register('note')}
        />
      ) : null}
    </FormDialog>
  )
}
