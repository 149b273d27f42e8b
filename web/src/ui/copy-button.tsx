import { say } from '@roomlark/contract/say'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Check } from './icons/check.ts'
import { Copy } from './icons/copy.ts'
import { toast } from './toast.ts'

type CopyProps = { text: string; label: string; className?: string; onCopied?: () => void }

export function CopyButton({ text, label, className, onCopied }: CopyProps) {
  const { isCopied, copy } = useCopying(text, onCopied)
  const Icon = isCopied ? Check : Copy
  return (
    <Button variant="secondary" size="sm" onClick={copy} {...(className && { className })}>
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
      <span aria-live="polite">{isCopied ? say('Copied') : label}</span>
    </Button>
  )
}

/** The same in the row of a list. */
export function CopyIconButton({ text, label, className, onCopied }: CopyProps) {
  const { isCopied, copy } = useCopying(text, onCopied)
  const Icon = isCopied ? Check : Copy
  return (
    <>
      <IconButton label={label} onClick={copy} {...(className && { className })}>
        <Icon aria-hidden="true" className="size-[18px]" strokeWidth={1.75} />
      </IconButton>
      <span role="status" className="sr-only">
        {isCopied ? say('Copied') : ''}
      </span>
    </>
  )
}

function useCopying(text: string, onCopied: (() => void) | undefined) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      onCopied?.()
    } catch {
      toast.error(
        say('Your browser does not allow this page to copy. Please select the text and copy it yourself.'),
      )
    }
  }
  return { isCopied, copy }
}
