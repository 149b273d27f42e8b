import { type Invoicing, InvoicingInput, invoicingLimits } from '@roomlark/contract/bookings/invoices'
import { useForm } from 'react-hook-form'
import { useInvoicing, useSaveInvoicing } from '../../../../data/invoices.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'

type InvoicingDialogProps = { hotelId: string; onClose: () => void }

/** Edits the issuer that the papers of a hotel name. */
export function InvoicingDialog({ hotelId, onClose }: InvoicingDialogProps) {
  const { data } = useInvoicing(hotelId)
  return data ? <Form key={data.version} {...{ hotelId, onClose }} settings={data} /> : null
}

function Form({ hotelId, settings, onClose }: InvoicingDialogProps & { settings: Invoicing }) {
  const saving = useSaveInvoicing(hotelId)
  const { version, ...values } = settings
  const form = useForm<InvoicingInput, unknown, InvoicingInput>({
    resolver: contractResolver(InvoicingInput, (input: InvoicingInput) => ({
      ...input,
      prefix: input.prefix.toUpperCase(),
    })),
    defaultValues: values,
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((input) =>
    saving.mutateAsync({ ...input, version }).then(
      () => {
        onClose()
        toast.success('Saved for papers to come.')
      },
      (error: unknown) => showRefusal(error, 'That was not saved. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title="Hotel details on papers"
      description="For invoices, credit notes and receipts to come. What was issued stays as it is."
      submitLabel="Save"
      isBusy={saving.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Company"
          autoComplete="off"
          error={errors.company?.message}
          {...form.register('company')}
        />
        <TextField
          label="VAT id"
          autoComplete="off"
          error={errors.vatId?.message}
          {...form.register('vatId')}
        />
        <TextField
          label="Register number"
          autoComplete="off"
          error={errors.registerNumber?.message}
          {...form.register('registerNumber')}
        />
        <TextField
          label="Email"
          inputMode="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label="Numbers begin with"
          autoComplete="off"
          maxLength={invoicingLimits.prefix}
          error={errors.prefix?.message}
          {...form.register('prefix')}
        />
      </div>
      <TextAreaField label="Address" rows={2} error={errors.address?.message} {...form.register('address')} />
      <TextAreaField
        label="About taxes"
        rows={2}
        maxLength={invoicingLimits.note}
        error={errors.taxNote?.message}
        {...form.register('taxNote')}
      />
      <TextAreaField
        label="Last sentence"
        rows={2}
        maxLength={invoicingLimits.note}
        error={errors.closing?.message}
        {...form.register('closing')}
      />
    </FormDialog>
  )
}
