import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { HotelTaxes } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { say } from '@roomlark/contract/say'
import { useSetTaxes } from '../../../../data/rates.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { CityTaxFields } from './city-tax-fields.tsx'
import { FeeFields } from './fee-fields.tsx'
import { TaxExample } from './tax-example.tsx'
import { readTaxes, toTaxesDraft } from './taxes-draft.ts'
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
  const form = useContractForm({
    schema: TaxRules,
    values: toTaxesDraft(taxes, currency),
    read: (draft) => readTaxes(draft, currency),
    send: (rules) => saving.mutateAsync({ ...rules, version: taxes.version }),
    done: say('The taxes and fees were saved.'),
    failed: say('The taxes were not saved. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Taxes and fees')}
      description={say('They apply to new bookings; existing bookings keep theirs.')}
      submitLabel={say('Save taxes')}
      onClose={onClose}
    >
      <VatFields form={form} />
      <CityTaxFields form={form} currency={currency} />
      <FeeFields form={form} currency={currency} />
      <TaxExample form={form} currency={currency} types={types} />
    </FormDialog>
  )
}
