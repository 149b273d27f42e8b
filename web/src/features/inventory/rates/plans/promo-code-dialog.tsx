import {
  type PromoCode,
  PromoCodeInput,
  type PromoCodePartner,
} from '@roomlark/contract/inventory/promo-codes'
import { say } from '@roomlark/contract/say'
import { useSavePromoCode } from '../../../../data/promo-codes.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { DateRangeFields } from '../date-range-fields.tsx'
import { newPromoCodeDraft, readPromoCode, toPromoCodeDraft } from './promo-code-draft.ts'

type PromoCodeDialogProps = {
  hotelId: string
  code: PromoCode | null
  partners: readonly PromoCodePartner[]
  onClose: () => void
}

export function PromoCodeDialog({ hotelId, code, partners, onClose }: PromoCodeDialogProps) {
  const saving = useSavePromoCode(hotelId)
  const form = useContractForm({
    schema: PromoCodeInput,
    values: code ? toPromoCodeDraft(code) : newPromoCodeDraft,
    read: readPromoCode,
    send: (input) => saving.mutateAsync({ code, input }),
    done: (input) => say('{code} was saved.', { code: input.code }),
    failed: say('The promo code was not saved. Please try again.'),
  })
  // A partner who no longer recommends the hotel stays on the codes they have.
  const known = partners.some(({ id }) => id === code?.partnerId)
  const choices =
    code?.partnerId && !known ? [...partners, { id: code.partnerId, name: code.partnerName ?? '' }] : partners
  return (
    <FormDialog
      form={form}
      title={code ? code.code : say('Add promo code')}
      description={say('Guests enter it when they book on Roomlark and pay less for every night.')}
      submitLabel={code ? say('Save changes') : say('Add promo code')}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Text
          name="code"
          label={say('Code')}
          placeholder={say('SUMMER-10')}
          hint={say('Letters, digits and hyphens')}
        />
        <form.Text
          name="discountPercent"
          label={say('Discount')}
          inputMode="numeric"
          unit="%"
          hint={say('Off every night, taxes follow')}
        />
      </div>
      <DateRangeFields
        fromLabel={say('First day to book with it')}
        untilLabel={say('Last day to book with it')}
      />
      <form.Text
        name="maxBookings"
        label={say('Bookings at most')}
        placeholder={say('No limit')}
        inputMode="numeric"
      />
      {choices.length > 0 ? (
        <form.Select
          name="partnerId"
          label={say('Counts for')}
          hint={say('A booking made with it earns this partner commission, whatever link the guest followed')}
        >
          <option value="">{say('No partner')}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </form.Select>
      ) : null}
      <form.Switch name="isActive" label={say('Active')} hint={say('Guests can use it')} />
    </FormDialog>
  )
}
