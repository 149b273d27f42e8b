import { lazyPart } from '../lib/lazy-part.tsx'
import type { DialogProps } from './dialog-frame.tsx'
import { OnDemand } from './on-demand.tsx'

const DialogFrame = lazyPart(async () => (await import('./dialog-frame.tsx')).DialogFrame)

/** Dialogs are opened by somebody, so no page needs what they are made of to be drawn. */
export function Dialog(props: DialogProps) {
  return (
    <OnDemand onFailure={props.onClose}>
      <DialogFrame {...props} />
    </OnDemand>
  )
}

/** Fetches it ahead, where it has to open without a connection too. */
export function prepareDialog(): void {
  DialogFrame.preload().catch(() => undefined)
}
