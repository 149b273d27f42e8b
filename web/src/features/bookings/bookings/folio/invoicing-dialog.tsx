import { type Invoicing, InvoicingInput, invoicingLimits } from '@roomlark/contract/bookings/invoices'
import { say } from '@roomlark/contract/say'
import { useInvoicing, useSaveInvoicing } from '../../../../data/invoices.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'

type InvoicingDialogProps = { hotelId: string; onClose: () => void }

/** Edits the issuer that the papers of a hotel name. */
export function InvoicingDialog({ hotelId, onClose }: InvoicingDialogProps) {
  const { data } = useInvoicing(hotelId)
  return data ? <Form key={data.version} {...{ hotelId, onClose }} settings={data} /> : null
}

function Form({ hotelId, settings, onClose }: InvoicingDialogProps & { settings: Invoicing }) {
  const saving = useSaveInvoicing(hotelId)
  const { version, ...values } = settings
  const form = useContractForm({
    schema: InvoicingInput,
    values,
    read: (typed) => ({ ...typed, prefix: typed.prefix.toUpperCase() }),
    send: (input) => saving.mutateAsync({ ...input, version }),
    done: say('Saved for future invoices.'),
    failed: say('That was not saved. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Hotel details on invoices')}
      description={say(
        'For future invoices, credit notes and receipts. Those already issued stay as they are.',
      )}
      submitLabel={say('Save')}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Text name="company" label={say('Company')} />
        <form.Text name="vatId" label={say('VAT id')} />
        <form.Text name="registerNumber" label={say('Register number')} />
        <form.Text name="email" label={say('Email')} inputMode="email" />
        <form.Text name="prefix" label={say('Numbers begin with')} maxLength={invoicingLimits.prefix} />
      </div>
      <form.Area name="address" label={say('Address')} rows={2} />
      <form.Area name="taxNote" label={say('About taxes')} rows={2} />
      <form.Area name="closing" label={say('Last sentence')} rows={2} />
    </FormDialog>
  )
}
