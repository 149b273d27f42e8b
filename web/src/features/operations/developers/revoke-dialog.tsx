import type { ApiKey } from '@roomlark/contract/accounts/api-keys'
import { isolate } from '@roomlark/contract/isolate'
import { useRevokeApiKey } from '../../../data/developers.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toast.ts'

type RevokeDialogProps = { apiKey: ApiKey; onRevoked: () => void; onClose: () => void }

export function RevokeDialog({ apiKey, onRevoked, onClose }: RevokeDialogProps) {
  const revoking = useRevokeApiKey()
  const name = isolate(apiKey.name)
  return (
    <FormDialog
      title={`Revoke ${name}?`}
      description="Whatever uses this key is refused immediately. A revoked key cannot be brought back; what it did stays in the history."
      submitLabel="Revoke key"
      busyLabel="Revoking..."
      isDanger
      isBusy={revoking.isPending}
      fault={
        revoking.error
          ? getErrorMessage(revoking.error, 'The key was not revoked. Please try again.')
          : undefined
      }
      onSubmit={(event) => {
        event.preventDefault()
        revoking.mutate(apiKey.id, {
          onSuccess() {
            onRevoked()
            onClose()
            toast.success(`${name} was revoked.`)
          },
        })
      }}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  )
}
