import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { HotelTaxes } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { useSetTaxes } from '../../../../data/rates.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { findFault, useDraftForm } from '../draft-form.ts'
import { CityTaxFields } from './city-tax-fields.tsx'
import { FeeFields } from './fee-fields.tsx'
import { TaxExample } from './tax-example.tsx'
import { readTaxes, type TaxesDraft, type TaxesForm, toTaxesDraft } from './taxes-draft.ts'
import { VatFields } from './vat-fields.tsx'

type TaxesDialogProps = {
  hotel: Hotel
  taxes: HotelTaxes
  types: readonly RoomType[]
  onClose: () => void
}

export function TaxesDialog({ hotel, taxes, types, onClose }: TaxesDialogProps) {
  const { currency } = hotel
  const saving = useSetTaxes(hotel.id)
  const form: TaxesForm = useDraftForm<TaxesDraft, TaxRules>(
    toTaxesDraft(taxes, currency),
    TaxRules,
    (draft) => readTaxes(draft, currency),
  )
  const save = form.handleSubmit((rules) =>
    saving.mutateAsync({ ...rules, version: taxes.version }).then(
      () => {
        toast.success('The taxes and fees were saved.')
        onClose()
      },
      (error: unknown) => showRefusal(error, 'The taxes were not saved. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title="Taxes and fees"
      description="They apply to new bookings; existing bookings keep theirs."
      submitLabel="Save taxes"
      isBusy={saving.isPending}
      fault={findFault(form, 'root')}
      onSubmit={save}
      onClose={onClose}
    >
      <VatFields form={form} />
      <CityTaxFields form={form} currency={currency} />
      <FeeFields form={form} currency={currency} />
      <TaxExample form={form} currency={currency} types={types} />
    </FormDialog>
  )
}
