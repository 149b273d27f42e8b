import { PartnerCodeInput } from '@roomlark/contract/guest-site/partner-codes'
import type { PartnershipDetail } from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
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
      agreement === 'proposed'
        ? say('{code} was proposed to the hotel.', { code })
        : say('{code} can be used now.', { code }),
    failed: say('The code was not saved. Please try again.'),
  })
  const discount = form.watch('discountPercent').trim()
  const needsHotel = discount !== '' && discount !== '0'
  return (
    <FormDialog
      form={form}
      place="side"
      title={say('New promo code')}
      description={say('Guests enter it when they book, and the booking counts for you.')}
      submitLabel={needsHotel ? say('Propose code') : say('Create code')}
      onClose={onClose}
    >
      <form.Text
        name="code"
        label={say('Code')}
        placeholder={say('SLOWSEA')}
        hint={say('Letters, digits and hyphens')}
      />
      <form.Text
        name="label"
        label={say('Label (optional)')}
        placeholder={say('Podcast, episode 41')}
        hint={say('Only you see it')}
      />
      <form.Text
        name="discountPercent"
        label={say('Discount for the guest (optional)')}
        placeholder={say('None')}
        inputMode="numeric"
        unit="%"
        hint={
          needsHotel
            ? say('The hotel gives the discount, so it has to agree first')
            : say('Without a discount the code is valid immediately')
        }
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <form.Text type="date" name="fromOn" label={say('First day (optional)')} />
        <form.Text type="date" name="untilOn" label={say('Last day (optional)')} />
      </div>
      <form.Text
        name="maxBookings"
        label={say('Bookings at most (optional)')}
        placeholder={say('No limit')}
        inputMode="numeric"
      />
      {needsHotel ? <form.Area name="note" label={say('Message to the hotel (optional)')} rows={3} /> : null}
    </FormDialog>
  )
}
