import type { Dispute } from '@roomlark/contract/partners/disputes'
import { useWithdrawDispute } from '../../data/disputes.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { moneyText } from '../money/money-text.ts'

export function WithdrawDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const { id, version, booking, now, currency } = dispute
  const withdraw = useWithdrawDispute(id)
  const form = useContractForm({
    send: () => withdraw.mutateAsync({ version }),
    done: 'Your objection is withdrawn.',
    failed: 'That did not work. Please try again.',
  })
  return (
    <FormDialog
      form={form}
      title="Withdraw your objection?"
      description={`${booking.reference}. The commission stays ${moneyText(now.grossCents, currency)}, and is billed and paid as usual.`}
      submitLabel="Withdraw"
      onClose={onClose}
    />
  )
}
