import { utcDay } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import { bankReturnCodes, returnCodeWords } from '@roomlark/contract/payout-returns'
import { say } from '@roomlark/contract/say'
import { ReturnedTransfer, type RunStatement } from '@roomlark/contract/settlement/payouts'
import * as z from 'zod/mini'
import { useMarkReturned } from '../../../../data/payouts.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import type { RunProps } from './run-table.tsx'
import { usd } from './run-words.ts'

const Returned = z.omit(ReturnedTransfer, { statementId: true, version: true })

type ReturnedDialogProps = RunProps & { transfer: RunStatement; onClose: () => void }

/** The bank has returned a transfer: the amount is payable again. */
export function ReturnedDialog({ run, transfer, onClose }: ReturnedDialogProps) {
  const marking = useMarkReturned(run.id)
  const form = useContractForm({
    schema: Returned,
    values: { returnedOn: utcDay(new Date()), code: 'AC04' },
    send: (input) => marking.mutateAsync({ ...input, statementId: transfer.id, version: transfer.version }),
    done: say('The amount is payable again.'),
    failed: say('That was not saved. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('{amount} came back', { amount: usd(transfer.totalCents) })}
      description={say('The transfer to {partner}. It is paid with the next run, and they are notified.', {
        partner: isolate(transfer.name),
      })}
      submitLabel={say('Record the return')}
      onClose={onClose}
    >
      <form.Text name="returnedOn" type="date" label={say('Returned on')} />
      <form.Select
        name="code"
        label={say('What the bank says')}
        hint={say('Except where it gave no reason, nothing is paid to this account again.')}
      >
        {bankReturnCodes.map((code) => (
          <option key={code} value={code}>
            {code}, {returnCodeWords[code]}
          </option>
        ))}
      </form.Select>
    </FormDialog>
  )
}
