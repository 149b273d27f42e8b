import { type Dispute, DisputeProposalInput } from '@roomlark/contract/partners/disputes'
import { messageLength } from '@roomlark/contract/primitives'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useProposeSettlement } from '../../data/disputes.ts'
import { contractResolver } from '../../lib/contract-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { toast } from '../../ui/toast.ts'
import { MoneyField } from '../money/money-field.tsx'
import { amountText, moneyText } from '../money/money-text.ts'
import { readAmount } from '../money/read-amount.ts'
import { showRefusal } from '../refusals/show-refusal.ts'

type Values = { baseCents: string; text: string }
const { baseCents, text } = DisputeProposalInput.shape
const Proposal = z.strictObject({ baseCents, text })

export function ProposalDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const { id, version, booking, hotel, currency, mostBaseCents, claimedBaseCents, ratePercent } = dispute
  const propose = useProposeSettlement(id)
  const form = useForm<Values, unknown, z.infer<typeof Proposal>>({
    resolver: contractResolver(Proposal, (values: Values) => ({
      ...values,
      baseCents: readAmount(values.baseCents, currency),
    })),
    defaultValues: {
      baseCents: claimedBaseCents === null ? '' : amountText(claimedBaseCents, currency),
      text: '',
    },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    propose.mutateAsync({ ...values, version }).then(
      () => {
        onClose()
        toast.success('The proposal is sent to both sides.')
      },
      (error: unknown) => showRefusal(error, 'That did not work. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title="Propose a settlement"
      description={`${booking.reference} at ${hotel.name}. Hotel and partner are notified. It stands by itself on its day unless one of them answers.`}
      submitLabel="Send proposal"
      busyLabel="Sending"
      isBusy={propose.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <MoneyField
        label="What the hotel kept"
        currency={currency}
        hint={`For the rooms, without taxes: at most the ${moneyText(mostBaseCents, currency)} that the booking says. The commission is ${ratePercent}% of it${dispute.boostPercent > 0 ? ', and the boost' : ''}.`}
        error={errors.baseCents?.message}
        {...form.register('baseCents')}
      />
      <TextAreaField
        label="Why"
        rows={3}
        maxLength={messageLength}
        hint="Both sides read it; please name no guest."
        error={errors.text?.message}
        {...form.register('text')}
      />
    </FormDialog>
  )
}
