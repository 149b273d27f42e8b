import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { listenToCalls } from './lib/call.ts'
import { followConnection } from './lib/connection.ts'
import './styles/main.css'
import { toast } from './ui/toast.ts'

// spec §8
listenToCalls({ serverError: () => toast.error('Server error. Please try again later.') })
followConnection()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<App />)
