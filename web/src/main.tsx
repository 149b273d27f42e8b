import './app/dev-language.ts'
import { say } from '@roomlark/contract/say'
import { createRoot } from 'react-dom/client'
import { App, prepareApp } from './app/app.tsx'
import { listenToCalls } from './lib/call.ts'
import { followConnection } from './lib/connection.ts'
import './styles/main.css'
import { toast } from './ui/toast.ts'

const toastMs = 4000
let shownAt = Number.NEGATIVE_INFINITY

// spec §8; calls that fail together, and their retries, are one failure to the user.
listenToCalls({
  serverError() {
    if (performance.now() - shownAt < toastMs) return
    shownAt = performance.now()
    toast.error(say('Server error. Please try again later.'))
  },
})
followConnection()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const reactRoot = createRoot(root)
// A chunk that could not be fetched is requested again, and reported, where it is rendered.
void prepareApp(window.location.pathname)
  .catch(() => undefined)
  .then(() => reactRoot.render(<App />))
