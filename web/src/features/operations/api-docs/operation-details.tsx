import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { formatCurl } from './example.ts'
import type { Answer, ApiDocument, Operation } from './openapi.ts'
import { resolve } from './schema.ts'
import { PropertyRow, SchemaView } from './schema-view.tsx'

export function OperationDetails({ operation, document }: { operation: Operation; document: ApiDocument }) {
  const curl = formatCurl(operation, document)
  const link = `${window.location.origin}/api/docs#${operation.id}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-1 pb-6 md:px-5">
      {operation.parameters.length > 0 ? (
        <Part title={say('Parameters')}>
          <ul className="divide-y divide-border">
            {operation.parameters.map(({ name, place, required, schema }) => (
              <PropertyRow
                key={`${place} ${name}`}
                property={{ name, required, schema }}
                root={document.root}
                note={say('in {place}', { place })}
              />
            ))}
          </ul>
        </Part>
      ) : null}
      {operation.body ? (
        <Part
          title={
            operation.body.mediaType === 'application/json'
              ? say('Request body')
              : say('Request body, {mediaType}', { mediaType: operation.body.mediaType })
          }
        >
          <SchemaView schema={operation.body.schema} root={document.root} />
          {resolve(operation.body.schema, document.root).additionalProperties === false ? (
            <p className="mt-1 text-sm text-muted">{say('A key that is not listed here is refused.')}</p>
          ) : null}
        </Part>
      ) : null}
      <Part title={say('Responses')}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {operation.answers.map((answer) => (
            <AnswerView key={answer.status} answer={answer} document={document} />
          ))}
        </div>
      </Part>
      <Part title={say('Example')}>
        <CodeBlock text={curl} />
        <div className="mt-3 flex flex-wrap gap-2">
          <CopyButton text={curl} label={say('Copy curl')} />
          <CopyButton text={link} label={say('Copy link to this call')} />
        </div>
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1.5 text-base">{title}</h3>
      {children}
    </section>
  )
}

function AnswerView({ answer, document }: { answer: Answer; document: ApiDocument }) {
  const isSuccess = answer.status.startsWith('2')
  return (
    <details open={isSuccess} className="rounded-md border border-border px-4 py-2.5">
      <summary className="cursor-pointer rounded-sm">
        <b className={isSuccess ? 'text-success-text' : 'text-error-text'}>{answer.status}</b>{' '}
        <span className="text-muted">{answer.description}</span>
      </summary>
      {answer.schema ? <SchemaView schema={answer.schema} root={document.root} /> : null}
      {answer.example === undefined ? null : (
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1.5 pb-1">
          <p className="text-sm text-muted">{say('For example')}</p>
          <CodeBlock
            text={
              typeof answer.example === 'string' ? answer.example : JSON.stringify(answer.example, null, 2)
            }
          />
        </div>
      )}
    </details>
  )
}

function CodeBlock({ text }: { text: string }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, by keyboard too
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-md bg-sunken px-4 py-3 text-sm"
    >
      <code>{text}</code>
    </pre>
  )
}
