import type { Dispute } from '@roomlark/contract/partners/disputes'
import { say } from '@roomlark/contract/say'
import { useWithdrawDispute } from '../../data/disputes.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { moneyText } from '../money/money-text.ts'

export function WithdrawDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const { id, version, booking, now, currency } = dispute
  const withdraw = useWithdrawDispute(id)
  const form = useContractForm({
    send: () => withdraw.mutateAsync({ version }),
    done: say('Your objection is withdrawn.'),
    failed: say('That did not work. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Withdraw your objection?')}
      description={say('{booking}. The commission stays {amount}, and is billed and paid as usual.', {
        booking: booking.reference,
        amount: moneyText(now.grossCents, currency),
      })}
      submitLabel={say('Withdraw')}
      onClose={onClose}
    />
  )
}
