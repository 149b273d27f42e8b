import { say } from '@roomlark/contract/say'
import { type StatementAccount, WriteOffInput } from '@roomlark/contract/settlement/hotel-statement-payments'
import * as z from 'zod/mini'
import { useWriteOff } from '../../../../data/hotel-statement-payments.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

const Given = z.omit(WriteOffInput, { version: true })

type WriteOffDialogProps = { statement: StatementAccount; onClose: () => void }

export function WriteOffDialog({ statement, onClose }: WriteOffDialogProps) {
  const { id, number, currency, openCents, version } = statement
  const writingOff = useWriteOff(id)
  const form = useContractForm({
    schema: Given,
    values: { amountCents: amountText(openCents, currency), reason: '' },
    read: (values) => ({ ...values, amountCents: readAmount(values.amountCents, currency) }),
    send: (given) => writingOff.mutateAsync({ ...given, version }),
    done: ({ amountCents }) =>
      say('{amount} of {statement} was written off.', {
        amount: moneyText(amountCents, currency),
        statement: number,
      }),
    failed: say('Nothing was written off. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Write off what is left of {statement}', { statement: number })}
      description={say(
        'The hotel no longer owes it. Partners are not paid for the lines it would have paid, unless payouts are advanced. You can take it back.',
      )}
      submitLabel={say('Write off')}
      isDanger
      onClose={onClose}
    >
      <form.Money name="amountCents" label={say('Amount')} currency={currency} />
      <form.Area name="reason" label={say('Reason')} rows={3} hint={say('Only administrators read it.')} />
    </FormDialog>
  )
}
