import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { sayRich } from '../lib/say-rich.ts'

type FileDropProps = {
  icon: ReactNode
  /** `Drop photos here` */
  title: string
  /** `choose files` */
  action: string
  hint: string
  accept: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** Drop files on it, or choose them: one real file field, so keyboard and screen readers have it for free. */
export function FileDrop({ icon, title, action, hint, accept, multiple = false, onFiles }: FileDropProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <label
      htmlFor={id}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'grid cursor-pointer justify-items-center gap-[3px] rounded-[12px] border-[1.5px] border-dashed border-control p-[18px] text-center transition-colors hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring [&>svg]:mb-[3px] [&>svg]:size-[26px] [&>svg]:text-primary-text',
        isOver && 'border-primary bg-primary-soft',
      )}
    >
      {icon}
      <span>
        {sayRich('<b>{title}</b> or <span>{action}</span>', {
          b: (text) => <b>{text}</b>,
          title,
          span: (text) => <span className="link">{text}</span>,
          action,
        })}
      </span>
      <small className="text-sm text-muted">{hint}</small>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file may be chosen again after it was corrected.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
