import { utcDay } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { PaidTransfers, type RunStatement } from '@roomlark/contract/settlement/payouts'
import { useMarkPaid } from '../../../../data/payouts.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import type { RunProps } from './run-table.tsx'
import { usd } from './run-words.ts'

type PaidDialogProps = RunProps & { transfers: readonly RunStatement[]; onClose: () => void }

/** The bank has paid these transfers; the partners are notified. */
export function PaidDialog({ run, transfers, onClose }: PaidDialogProps) {
  const marking = useMarkPaid(run.id)
  const form = useContractForm({
    schema: PaidTransfers,
    values: { statementIds: transfers.map(({ id }) => id), paidOn: utcDay(new Date()), bankReference: '' },
    send: (input) => marking.mutateAsync(input),
    done: say('{count, plural, one {# transfer marked as paid.} other {# transfers marked as paid.}}', {
      count: transfers.length,
    }),
    failed: say('That was not saved. Please try again.'),
    // The transfers are not chosen here, so what is said about them is said about the whole.
    fieldOf: (path) => (path.startsWith('statementIds') ? 'root' : path),
  })
  const total = transfers.reduce((sum, { totalCents }) => sum + totalCents, 0)
  return (
    <FormDialog
      form={form}
      title={say('Mark {count, plural, one {# transfer} other {# transfers}} as paid', {
        count: transfers.length,
      })}
      description={say('{amount} has left the account. The partners are notified.', { amount: usd(total) })}
      submitLabel={say('Mark as paid')}
      onClose={onClose}
    >
      <form.Text name="paidOn" type="date" label={say('Paid on')} />
      <form.Text
        name="bankReference"
        label={say('Bank reference')}
        hint={say("As on the bank's account statement, if there is one. Partners see it on their statement.")}
      />
    </FormDialog>
  )
}
