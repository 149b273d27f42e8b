import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWithdrawPayoutDetails } from '../../../data/payout-details.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toast.ts'

/** Whoever made the change knows the password, so the way leads on to a new one. */
export function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const withdrawing = useWithdrawPayoutDetails()
  const navigate = useNavigate()
  const [fault, setFault] = useState<string>()
  return (
    <FormDialog
      title="It was not me"
      description="What waits is withdrawn and never used, and every other device is signed out. Then you choose a new password."
      submitLabel="Withdraw and go on"
      busyLabel="Withdrawing..."
      isDanger
      isBusy={withdrawing.isPending}
      fault={fault}
      onSubmit={(event) => {
        event.preventDefault()
        withdrawing.mutate(undefined, {
          onSuccess: () => {
            toast.info('The change is withdrawn. Now choose a new password.')
            void navigate('/profile?tab=security')
          },
          onError: (error) => setFault(getErrorMessage(error, 'That did not work. Please try again.')),
        })
      }}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  )
}
