import { utcDay } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import {
  bankReturnCodes,
  ReturnedTransfer,
  type RunStatement,
  returnCodeWords,
} from '@roomlark/contract/settlement/payouts'
import { useForm } from 'react-hook-form'
import { useMarkReturned } from '../../../../data/payouts.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { RunProps } from './run-table.tsx'
import { usd } from './run-words.ts'

type Values = ReturnedTransfer
const resolver = contractResolver(ReturnedTransfer, (values: Values) => values)

type ReturnedDialogProps = RunProps & { transfer: RunStatement; onClose: () => void }

/** The bank has returned a transfer: the amount is payable again. */
export function ReturnedDialog({ run, transfer, onClose }: ReturnedDialogProps) {
  const marking = useMarkReturned(run.id)
  const form = useForm<Values, unknown, ReturnedTransfer>({
    resolver,
    defaultValues: {
      statementId: transfer.id,
      version: transfer.version,
      returnedOn: utcDay(new Date()),
      code: 'AC04',
    },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((input) =>
    marking.mutateAsync(input).then(
      () => {
        onClose()
        toast.success('The amount is payable again.')
      },
      (error: unknown) => showRefusal(error, 'That was not saved. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={`${usd(transfer.totalCents)} came back`}
      description={`The transfer to ${isolate(transfer.name)}. It is paid with the next run, and they are notified.`}
      submitLabel="Record the return"
      isBusy={marking.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        type="date"
        label="Returned on"
        error={errors.returnedOn?.message}
        {...form.register('returnedOn')}
      />
      <SelectField
        label="What the bank says"
        hint="Except where it gave no reason, nothing is paid to this account again."
        error={errors.code?.message}
        {...form.register('code')}
      >
        {bankReturnCodes.map((code) => (
          <option key={code} value={code}>
            {code}, {returnCodeWords[code]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
