import { extraKindNames } from '@roomlark/contract/bookings/folio-words'
import { extraVatKinds, type HotelExtra, HotelExtraInput } from '@roomlark/contract/inventory/hotel-extras'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { say } from '@roomlark/contract/say'
import { useSaveExtra } from '../../../../data/hotel-extras.ts'
import { typedNumber } from '../../../../lib/format-number.ts'
import { readNumber, readPercent } from '../../../../lib/read-number.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { amountText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'
import { OfferFields } from './offer-fields.tsx'

type ExtraDialogProps = {
  hotel: Hotel
  extra: HotelExtra | null
  /** The rates by which VAT is filled in until somebody types another. */
  vat: TaxRules['vat']
  onClose: () => void
}

export function ExtraDialog({ hotel, extra, vat, onClose }: ExtraDialogProps) {
  const { currency } = hotel
  const saving = useSaveExtra(hotel.id)
  const form = useContractForm({
    schema: HotelExtraInput,
    values: {
      name: extra?.name ?? '',
      kind: extra?.kind ?? 'food',
      priceCents: extra ? amountText(extra.priceCents, currency) : '',
      vatPercent: typedNumber(extra?.vatPercent ?? vat[extraVatKinds.food]),
      isArchived: extra?.isArchived ?? false,
      isMinibar: extra?.isMinibar ?? false,
      isOffered: extra?.isOffered ?? false,
      per: extra?.per ?? 'stay',
      servedOn: extra?.servedOn ?? 'arrival',
      description: extra?.description ?? '',
      mostPerBooking: String(extra?.mostPerBooking ?? 10),
      dailyStock: String(extra?.dailyStock ?? ''),
      leadHours: String(extra?.leadHours ?? 24),
    },
    read: (draft) => ({
      ...draft,
      priceCents: readAmount(draft.priceCents, currency),
      vatPercent: readPercent(draft.vatPercent),
      mostPerBooking: readNumber(draft.mostPerBooking),
      dailyStock: draft.dailyStock.trim() === '' ? null : readNumber(draft.dailyStock),
      leadHours: readNumber(draft.leadHours),
    }),
    send: (input) => saving.mutateAsync({ extra, input }),
    done: ({ name }) => say('{name} was saved.', { name }),
    failed: say('The extra was not saved. Please try again.'),
  })
  function followKind() {
    const isTyped = extra !== null || form.getFieldState('vatPercent').isDirty
    if (!isTyped)
      form.resetField('vatPercent', { defaultValue: typedNumber(vat[extraVatKinds[form.getValues('kind')]]) })
  }
  return (
    <FormDialog
      form={form}
      title={extra ? extra.name : say('Add extra')}
      description={say('Folios keep the name and the price with which it was charged.')}
      submitLabel={extra ? say('Save changes') : say('Add extra')}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Text name="name" label={say('Name')} placeholder={say('Boat trip')} />
        <form.Select name="kind" label={say('Kind')} options={extraKindNames} onChange={followKind} />
        <form.Money name="priceCents" label={say('Price')} currency={currency} />
        <form.Text
          name="vatPercent"
          label={say('VAT')}
          inputMode="decimal"
          unit="%"
          hint={say('In the price or on top, as for rooms. Your taxes have a rate for each kind')}
        />
      </div>
      <form.Switch
        name="isMinibar"
        label={say('In the minibar')}
        hint={say('Housekeeping charges it to the room, without seeing its price')}
      />
      <OfferFields form={form} />
      {extra ? (
        <form.Switch name="isArchived" label={say('Archived')} hint={say('No longer offered at the desk')} />
      ) : null}
    </FormDialog>
  )
}
