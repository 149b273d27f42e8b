import type { HotelOffer } from '@roomlark/contract/accounts/hotel-handovers'
import { isolate } from '@roomlark/contract/isolate'
import { Email } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { useHotelOffer, useMakeOffer, useWithdrawOffer } from '../../../../data/hotel-handovers.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'

type HandOverDialogProps = { hotel: { id: string; name: string }; onClose: () => void }

/** Offers the hotel to another account, or takes the offer back. */
export function HandOverDialog({ hotel, onClose }: HandOverDialogProps) {
  const offer = useHotelOffer(hotel.id)
  if (offer.data === null) return <OfferDialog hotel={hotel} onClose={onClose} />
  if (offer.data) return <OfferedDialog hotel={hotel} offer={offer.data} onClose={onClose} />
  return (
    <Dialog title={say('Hand over to another account')} description={hotel.name} onClose={onClose}>
      <CardWaiting query={offer} />
    </Dialog>
  )
}

const Offered = z.strictObject({ email: Email })

function OfferDialog({ hotel, onClose }: HandOverDialogProps) {
  const make = useMakeOffer(hotel.id)
  const form = useContractForm({
    schema: Offered,
    values: { email: '' },
    send: (input) => make.mutateAsync(input),
    done: ({ email }) => say('{hotel} is offered to {email}.', { hotel: isolate(hotel.name), email }),
    failed: say('The hotel was not offered. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Hand over to another account')}
      description={say(
        'Once they accept, {hotel} is theirs with everything in it: rooms, rates, bookings, partners and statements, open ones included. Roles of your team there end. Until then nothing changes.',
        { hotel: isolate(hotel.name) },
      )}
      submitLabel={say('Offer the hotel')}
      busyLabel={say('Offering...')}
      onClose={onClose}
    >
      <form.Text
        name="email"
        label={say('Email of the other account')}
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={say('They have 14 days to accept or decline. You can take the offer back until then.')}
      />
    </FormDialog>
  )
}

function OfferedDialog({ hotel, offer, onClose }: HandOverDialogProps & { offer: HotelOffer }) {
  const withdrawal = useWithdrawOffer(hotel.id)
  const form = useContractForm({
    send: () => withdrawal.mutateAsync(undefined),
    done: say('{hotel} stays with you.', { hotel: isolate(hotel.name) }),
    failed: say('The offer was not withdrawn. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Hand over to another account')}
      description={say('{hotel} is offered to {email} until {day}. It stays yours until they accept.', {
        hotel: isolate(hotel.name),
        email: offer.email,
        day: longDate(new Date(offer.expiresAt)),
      })}
      submitLabel={say('Withdraw the offer')}
      busyLabel={say('Withdrawing...')}
      isDanger
      onClose={onClose}
    />
  )
}
