import { type Passkey, PasskeyNaming } from '@roomlark/contract/accounts/passkeys'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from '../../../data/passkeys.ts'
import { useSessions } from '../../../data/security.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const adding = useAddPasskey()
  const here = useSessions().data?.find(({ current }) => current)
  const form = useContractForm({
    schema: PasskeyNaming,
    values: { name: here?.device.name ?? '' },
    send: ({ name }) => adding.mutateAsync(name),
    done: ({ name }) => say('You can now sign in with {name}.', { name: isolate(name) }),
    failed: say('The passkey was not made. Please try again.'),
    onRefused(error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') return false
      form.setError('root', { message: say('This device has a passkey of your account already.') })
      return true
    },
  })
  return (
    <FormDialog
      form={form}
      title={say('Add a passkey')}
      description={say('We ask for your password first. Then your device asks for your finger, face or PIN.')}
      submitLabel={say('Go on')}
      busyLabel={say('One moment...')}
      onClose={onClose}
    >
      <form.Text name="name" label={say('Name')} hint={say('Such as the device it is on')} />
    </FormDialog>
  )
}

type PasskeyDialogProps = { passkey: Passkey; onClose: () => void }

export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: PasskeyDialogProps) {
  const renaming = useRenamePasskey()
  const form = useContractForm({
    schema: PasskeyNaming,
    values: { name },
    send: (input) => renaming.mutateAsync({ id, ...input }),
    failed: say('The passkey was not renamed. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Rename passkey')}
      description={say('Only you see its name.')}
      submitLabel={say('Save')}
      busyLabel={say('Saving...')}
      onClose={onClose}
    >
      <form.Text name="name" label={say('Name')} />
    </FormDialog>
  )
}

export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const removing = useRemovePasskey()
  const name = isolate(passkey.name)
  const form = useContractForm({
    send: () => removing.mutateAsync(passkey.id),
    done: say('{name} was removed.', { name }),
    failed: say('The passkey was not removed. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Remove {name}?', { name })}
      description={say(
        'Nobody can sign in with it any more. Delete it on the device too, so that it is not offered there.',
      )}
      submitLabel={say('Remove passkey')}
      busyLabel={say('Removing...')}
      isDanger
      onClose={onClose}
    />
  )
}
