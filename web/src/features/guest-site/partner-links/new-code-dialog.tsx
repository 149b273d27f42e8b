import { PartnerCodeInput } from '@roomlark/contract/guest-site/partner-codes'
import type { PartnershipDetail } from '@roomlark/contract/guest-site/partner-links'
import { useProposeCode } from '../../../data/partner-codes.ts'
import { readPercent } from '../../../lib/read-number.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'

const noCode = {
  code: '',
  label: '',
  discountPercent: '',
  fromOn: '',
  untilOn: '',
  maxBookings: '',
  note: '',
}

function readCode({ discountPercent, fromOn, untilOn, maxBookings, ...texts }: typeof noCode) {
  return {
    ...texts,
    discountPercent: discountPercent.trim() === '' ? 0 : readPercent(discountPercent),
    fromOn: fromOn || null,
    untilOn: untilOn || null,
    maxBookings: maxBookings.trim() === '' ? null : Number(maxBookings),
  }
}

type NewCodeDialogProps = { partnership: PartnershipDetail; onClose: () => void }

export function NewCodeDialog({ partnership, onClose }: NewCodeDialogProps) {
  const proposing = useProposeCode(partnership.id)
  const form = useContractForm({
    schema: PartnerCodeInput,
    values: noCode,
    read: readCode,
    send: proposing.mutateAsync,
    done: (_, { code, agreement }) =>
      agreement === 'proposed' ? `${code} was proposed to the hotel.` : `${code} can be used now.`,
    failed: 'The code was not saved. Please try again.',
  })
  const discount = form.watch('discountPercent').trim()
  const needsHotel = discount !== '' && discount !== '0'
  return (
    <FormDialog
      form={form}
      place="side"
      title="New promo code"
      description="Guests enter it when they book, and the booking counts for you."
      submitLabel={needsHotel ? 'Propose code' : 'Create code'}
      onClose={onClose}
    >
      <form.Text name="code" label="Code" placeholder="SLOWSEA" hint="Letters, digits and hyphens" />
      <form.Text
        name="label"
        label="Label (optional)"
        placeholder="Podcast, episode 41"
        hint="Only you see it"
      />
      <form.Text
        name="discountPercent"
        label="Discount for the guest (optional)"
        placeholder="None"
        inputMode="numeric"
        unit="%"
        hint={
          needsHotel
            ? 'The hotel gives the discount, so it has to agree first'
            : 'Without a discount the code is valid immediately'
        }
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <form.Text type="date" name="fromOn" label="First day (optional)" />
        <form.Text type="date" name="untilOn" label="Last day (optional)" />
      </div>
      <form.Text
        name="maxBookings"
        label="Bookings at most (optional)"
        placeholder="No limit"
        inputMode="numeric"
      />
      {needsHotel ? <form.Area name="note" label="Message to the hotel (optional)" rows={3} /> : null}
    </FormDialog>
  )
}
