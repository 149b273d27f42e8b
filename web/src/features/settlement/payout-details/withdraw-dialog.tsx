import { say } from '@roomlark/contract/say'
import { useNavigate } from 'react-router'
import { useWithdrawPayoutDetails } from '../../../data/payout-details.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { toast } from '../../../ui/toast.ts'

/** Withdraws the change and leads on to a new password: the person who made the change knows the present one. */
export function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const withdrawing = useWithdrawPayoutDetails()
  const navigate = useNavigate()
  const form = useContractForm({
    async send() {
      await withdrawing.mutateAsync(undefined)
      toast.info(say('The change is withdrawn. Now choose a new password.'))
      void navigate('/profile?tab=security')
    },
  })
  return (
    <FormDialog
      form={form}
      title={say('It was not me')}
      description={say(
        'Pending changes are withdrawn and never used, and every other device is signed out. Then you choose a new password.',
      )}
      submitLabel={say('Withdraw and continue')}
      busyLabel={say('Withdrawing...')}
      isDanger
      onClose={onClose}
    />
  )
}
