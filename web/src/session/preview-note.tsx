import { sayRich } from '../lib/say-rich.ts'
import { Eye } from '../ui/icons/eye.ts'
import { Note } from '../ui/note.tsx'
import { usePreview } from './preview.ts'

/** Above a page that is shown as it would be. */
export function PreviewNote() {
  const to = usePreview()
  if (!to) return null
  return (
    <Note tone="warning" icon={<Eye />} role="status" className="mb-5 w-full max-w-[1000px]">
      {sayRich(
        'Preview: this is how the page looks while its switch is set to <b>{to}</b>. Only administrators can see it, and nothing can be changed here before the switch is open.',
        { b: (text) => <b>{text}</b>, to },
      )}
    </Note>
  )
}
