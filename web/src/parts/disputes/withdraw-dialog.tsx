import type { Dispute } from '@roomlark/contract/partners/disputes'
import { type FormEvent, useState } from 'react'
import { useWithdrawDispute } from '../../data/disputes.ts'
import { getErrorMessage } from '../../lib/api-error.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { moneyText } from '../money/money-text.ts'

export function WithdrawDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const { id, version, booking, now, currency } = dispute
  const withdraw = useWithdrawDispute(id)
  const [fault, setFault] = useState<string>()
  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      await withdraw.mutateAsync({ version })
      onClose()
      toast.success('Your objection is withdrawn.')
    } catch (error) {
      setFault(getErrorMessage(error, 'That did not work. Please try again.'))
    }
  }
  return (
    <FormDialog
      title="Withdraw your objection?"
      description={`${booking.reference}. The commission stays ${moneyText(now.grossCents, currency)}, and is billed and paid as usual.`}
      submitLabel="Withdraw"
      isBusy={withdraw.isPending}
      fault={fault}
      onSubmit={submit}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  )
}
