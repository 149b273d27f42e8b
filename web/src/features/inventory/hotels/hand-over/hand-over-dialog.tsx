import type { HotelOffer } from '@roomlark/contract/accounts/hotel-offers'
import { isolate } from '@roomlark/contract/isolate'
import { Email } from '@roomlark/contract/primitives'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useHotelOffer, useMakeOffer, useWithdrawOffer } from '../../../../data/hotel-offers.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { CardError, CardSkeleton } from '../../../../ui/card-states.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { toast } from '../../../../ui/toast.ts'

type HandOverDialogProps = { hotel: { id: string; name: string }; onClose: () => void }

/** Offers the hotel to another account, or takes the offer back. */
export function HandOverDialog({ hotel, onClose }: HandOverDialogProps) {
  const offer = useHotelOffer(hotel.id)
  if (offer.data === null) return <OfferDialog hotel={hotel} onClose={onClose} />
  if (offer.data) return <OfferedDialog hotel={hotel} offer={offer.data} onClose={onClose} />
  return (
    <Dialog title="Hand over to another account" description={hotel.name} onClose={onClose}>
      {offer.isPending ? <CardSkeleton /> : <CardError retry={() => void offer.refetch()} />}
    </Dialog>
  )
}

type Values = { email: string }
const resolver = contractResolver(z.strictObject({ email: Email }), (values: Values) => values)

function OfferDialog({ hotel, onClose }: HandOverDialogProps) {
  const make = useMakeOffer(hotel.id)
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { email: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit((input) =>
    make.mutateAsync(input).then(
      () => {
        onClose()
        toast.success(`${isolate(hotel.name)} is offered to ${input.email}.`)
      },
      (error: unknown) => showRefusal(error, 'The hotel was not offered. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title="Hand over to another account"
      description={`Once they accept, ${isolate(hotel.name)} is theirs with everything in it: rooms, rates, bookings, partners and statements, open ones included. Roles of your team there end. Until then nothing changes.`}
      submitLabel="Offer the hotel"
      busyLabel="Offering..."
      isBusy={make.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Email of the other account"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="They have 14 days to accept or decline. You can take the offer back until then."
        error={errors.email?.message}
        {...form.register('email')}
      />
    </FormDialog>
  )
}

function OfferedDialog({ hotel, offer, onClose }: HandOverDialogProps & { offer: HotelOffer }) {
  const withdrawal = useWithdrawOffer(hotel.id)
  return (
    <FormDialog
      title="Hand over to another account"
      description={`${isolate(hotel.name)} is offered to ${offer.email} until ${longDate(new Date(offer.expiresAt))}. It stays yours until they accept.`}
      submitLabel="Withdraw the offer"
      busyLabel="Withdrawing..."
      isDanger
      isBusy={withdrawal.isPending}
      fault={
        withdrawal.error
          ? getErrorMessage(withdrawal.error, 'The offer was not withdrawn. Please try again.')
          : undefined
      }
      onSubmit={(event) => {
        event.preventDefault()
        withdrawal.mutate(undefined, {
          onSuccess() {
            onClose()
            toast.success(`${isolate(hotel.name)} stays with you.`)
          },
        })
      }}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  )
}
