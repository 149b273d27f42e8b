import {
  type PromoCode,
  PromoCodeInput,
  type PromoCodePartner,
} from '@roomlark/contract/inventory/promo-codes'
import { useSavePromoCode } from '../../../../data/promo-codes.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SwitchRow } from '../../../../ui/switch-row.tsx'
import { toast } from '../../../../ui/toast.ts'
import { DateRangeFields } from '../date-range-fields.tsx'
import { findFault, useDraftForm } from '../draft-form.ts'
import {
  newPromoCodeDraft,
  type PromoCodeDraft,
  readPromoCode,
  toPromoCodeDraft,
} from './promo-code-draft.ts'

type PromoCodeDialogProps = {
  hotelId: string
  code: PromoCode | null
  partners: readonly PromoCodePartner[]
  onClose: () => void
}

export function PromoCodeDialog({ hotelId, code, partners, onClose }: PromoCodeDialogProps) {
  const saving = useSavePromoCode(hotelId)
  const form = useDraftForm<PromoCodeDraft, PromoCodeInput>(
    code ? toPromoCodeDraft(code) : newPromoCodeDraft,
    PromoCodeInput,
    readPromoCode,
  )
  // A partner who no longer recommends the hotel stays on the codes they have.
  const known = partners.some(({ id }) => id === code?.partnerId)
  const choices =
    code?.partnerId && !known ? [...partners, { id: code.partnerId, name: code.partnerName ?? '' }] : partners
  const save = form.handleSubmit((input) =>
    saving.mutateAsync({ code, input }).then(
      () => {
        toast.success(`${input.code} was saved.`)
        onClose()
      },
      (error: unknown) => showRefusal(error, 'The promo code was not saved. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={code ? code.code : 'Add promo code'}
      description="Guests enter it when they book on Roomlark and pay less for every night."
      submitLabel={code ? 'Save changes' : 'Add promo code'}
      isBusy={saving.isPending}
      fault={findFault(form, 'root')}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Code"
          placeholder="SUMMER-10"
          autoComplete="off"
          hint="Letters, digits and hyphens"
          error={findFault(form, 'code')}
          {...form.register('code')}
        />
        <TextField
          label="Discount"
          inputMode="numeric"
          autoComplete="off"
          action={<span className="pr-1.5 text-muted">%</span>}
          hint="Off every night, taxes follow"
          error={findFault(form, 'discountPercent')}
          {...form.register('discountPercent')}
        />
      </div>
      <DateRangeFields
        from={form.register('fromOn')}
        until={form.register('untilOn')}
        fromLabel="First day to book with it"
        untilLabel="Last day to book with it"
        fromError={findFault(form, 'fromOn')}
        untilError={findFault(form, 'untilOn')}
      />
      <TextField
        label="Bookings at most"
        placeholder="No limit"
        inputMode="numeric"
        autoComplete="off"
        error={findFault(form, 'maxBookings')}
        {...form.register('maxBookings')}
      />
      {choices.length > 0 ? (
        <SelectField
          label="Counts for"
          hint="A booking made with it earns this partner commission, whatever link the guest followed"
          error={findFault(form, 'partnerId')}
          {...form.register('partnerId')}
        >
          <option value="">Nobody in particular</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <SwitchRow control={form.control} name="isActive" label="Active" hint="Guests can use it" />
    </FormDialog>
  )
}
