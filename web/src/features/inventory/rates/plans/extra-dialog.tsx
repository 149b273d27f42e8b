import { extraKindNames } from '@roomlark/contract/bookings/folio-words'
import {
  type ExtraKind,
  extraKinds,
  type HotelExtra,
  HotelExtraInput,
  vatKindOf,
} from '@roomlark/contract/inventory/hotel-extras'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { useSaveExtra } from '../../../../data/hotel-extras.ts'
import { typedNumber } from '../../../../lib/format-number.ts'
import { readPercent } from '../../../../lib/read-number.ts'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { amountText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SwitchRow } from '../../../../ui/switch-row.tsx'
import { toast } from '../../../../ui/toast.ts'
import { findFault, useDraftForm } from '../draft-form.ts'

type ExtraDraft = {
  name: string
  kind: ExtraKind
  priceCents: string
  vatPercent: string
  isArchived: boolean
}

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
  const form = useDraftForm<ExtraDraft, HotelExtraInput>(
    {
      name: extra?.name ?? '',
      kind: extra?.kind ?? 'food',
      priceCents: extra ? amountText(extra.priceCents, currency) : '',
      vatPercent: typedNumber(extra?.vatPercent ?? vat[vatKindOf.food]),
      isArchived: extra?.isArchived ?? false,
    },
    HotelExtraInput,
    (draft) => ({
      ...draft,
      priceCents: readAmount(draft.priceCents, currency),
      vatPercent: readPercent(draft.vatPercent),
    }),
  )
  function followKind(kind: ExtraKind) {
    const isTyped = extra !== null || form.getFieldState('vatPercent').isDirty
    if (!isTyped) form.resetField('vatPercent', { defaultValue: typedNumber(vat[vatKindOf[kind]]) })
  }
  const save = form.handleSubmit((input) =>
    saving.mutateAsync({ extra, input }).then(
      () => {
        toast.success(`${input.name} was saved.`)
        onClose()
      },
      (error: unknown) => showRefusal(error, 'The extra was not saved. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={extra ? extra.name : 'Add extra'}
      description="Folios keep the name and the price with which it was charged."
      submitLabel={extra ? 'Save changes' : 'Add extra'}
      isBusy={saving.isPending}
      fault={findFault(form, 'root')}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          placeholder="Boat trip"
          autoComplete="off"
          error={findFault(form, 'name')}
          {...form.register('name')}
        />
        <SelectField
          label="Kind"
          error={findFault(form, 'kind')}
          {...form.register('kind', { onChange: (event) => followKind(event.target.value) })}
        >
          {extraKinds.map((kind) => (
            <option key={kind} value={kind}>
              {extraKindNames[kind]}
            </option>
          ))}
        </SelectField>
        <MoneyField
          label="Price"
          currency={currency}
          error={findFault(form, 'priceCents')}
          {...form.register('priceCents')}
        />
        <TextField
          label="VAT"
          inputMode="decimal"
          autoComplete="off"
          action={<span className="pr-1.5 text-muted">%</span>}
          hint="In the price or on top, as for rooms. Your taxes have a rate for each kind"
          error={findFault(form, 'vatPercent')}
          {...form.register('vatPercent')}
        />
      </div>
      {extra ? (
        <SwitchRow
          control={form.control}
          name="isArchived"
          label="Archived"
          hint="The desk is not offered it any more"
        />
      ) : null}
    </FormDialog>
  )
}
