import { PartnerInvitation } from '@roomlark/contract/partners/hotel-partners'
import { partnershipLimits } from '@roomlark/contract/partners/partnerships'
import { useForm } from 'react-hook-form'
import { useInvitePartner } from '../../../../data/hotel-partners.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'

type Values = { email: string; message: string }
const resolver = contractResolver(PartnerInvitation, (values: Values) => values)

type InvitePartnerDialogProps = { hotel: { id: string; name: string }; onClose: () => void }

/** Works for anybody with an email address, and does not tell whether they have an account. */
export function InvitePartnerDialog({ hotel, onClose }: InvitePartnerDialogProps) {
  const invite = useInvitePartner(hotel.id)
  const form = useForm<Values, unknown, PartnerInvitation>({
    resolver,
    defaultValues: { email: '', message: '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((input) =>
    invite.mutateAsync(input).then(
      () => {
        onClose()
        toast.success(`The invitation to ${input.email} is on its way.`)
      },
      (error: unknown) => showRefusal(error, 'The invitation was not sent. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title="Invite partner"
      description="They get your message by email and can accept with an affiliate account. It does not matter whether they have one yet."
      submitLabel="Send invitation"
      busyLabel="Sending..."
      isBusy={invite.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextAreaField
        label={
          <>
            Your message <span className="font-normal text-muted">(optional)</span>
          </>
        }
        rows={4}
        maxLength={partnershipLimits.message}
        hint="They also read the name of the hotel and the rate."
        error={errors.message?.message}
        {...form.register('message')}
      />
    </FormDialog>
  )
}
