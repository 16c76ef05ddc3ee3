import { type AnyRouter, ScriptOnce, useRouter } from '@tanstack/react-router'
import { MOBILE_BREAKPOINT_PX } from '#domain/limits.ts'

/*
 * Words and pictures first: the framework asks for all modules while the page is still being read, and on a slow line they take
 * their share of it from the style sheet and the fonts. Here they are asked for once the page has been painted; or, where nothing on
 * the page needs them at once, when everything else has come and the browser is idle, or somebody is about to do something.
 */

/** Pages to read, whose links and small forms work without scripts. */
const READ_FIRST = /^\/(about|blog|cookies|help(?!\/(contact|feedback))|how-it-works|privacy|terms)(\/|$)/
/** Home as a list; beside a list, or in its place, there is a map that scripts draw. */
const LIST_ONLY = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`

/**
 * Runs in the page. A page opened behind others is not painted, and starts at once. A button pressed before controls are live is
 * pressed again once they are.
 */
const START = `((nonce,modules,entry,readFirst)=>{
const page=document.documentElement;
const add=(name,at)=>document.head.append(Object.assign(document.createElement(name),{nonce},at));
let started,pressed;
const start=()=>{if(started)return;started=1;for(const href of modules)add('link',{rel:'modulepreload',href});add('script',{type:'module',async:true,src:entry})};
const press=(event)=>{
const button=event.target.closest('button');
if(page.dataset.hydrated||!button||(button.type==='submit'&&button.form?.hasAttribute('action')))return;
event.preventDefault();event.stopPropagation();
if(!pressed)new MutationObserver((_,live)=>{live.disconnect();removeEventListener('click',press,true);pressed.click()}).observe(page,{attributeFilter:['data-hydrated']});
pressed=button};
addEventListener('click',press,true);
if(readFirst&&matchMedia(readFirst).matches){
for(const sign of ['pointermove','pointerdown','wheel','keydown','focusin'])addEventListener(sign,start,{capture:true,passive:true,once:true});
addEventListener('load',()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start))}
else document.hidden?start():requestAnimationFrame(()=>setTimeout(start))
})`

interface Start {
  modules: string[]
  entry: string
  /** Media for which the page can be read before it needs a script. */
  readFirst: string | undefined
}

const starts = new WeakMap<AnyRouter, Start>()

/** Takes the modules out of the page about to be rendered; `StartAfterPaint` brings them back. */
export function holdModulesBack(router: AnyRouter): void {
  const manifest = import.meta.env.DEV ? undefined : router.ssr?.manifest
  if (!manifest) return
  const matches = router.stores.matches.get()
  const routes = matches.map(({ routeId }) => manifest.routes[routeId])
  const entry = routes.flatMap((route) => route?.scripts ?? []).find(({ attrs }) => attrs?.src)?.attrs?.src
  if (typeof entry !== 'string') return
  const modules = routes.flatMap((route) => route?.preloads ?? []).map(toHref)
  starts.set(router, { modules, entry, readFirst: toReadFirst(matches.at(-1)) })
  const bare = Object.entries(manifest.routes).map(([id, { preloads, scripts, ...rest }]) => [id, rest])
  router.ssr = { manifest: { ...manifest, routes: Object.fromEntries(bare) } }
}

function toReadFirst(page: { routeId: string; search: object } | undefined): string | undefined {
  if (page?.routeId === '/') return 'view' in page.search ? undefined : LIST_ONLY
  return READ_FIRST.test(page?.routeId ?? '') ? 'all' : undefined
}

function toHref(link: string | { href: string }): string {
  return typeof link === 'string' ? link : link.href
}

export function StartAfterPaint() {
  const router = useRouter()
  const start = starts.get(router)
  if (!start) return null
  const given = [router.options.ssr?.nonce, start.modules, start.entry, start.readFirst]
  return <ScriptOnce>{`${START}(${given.map((word) => JSON.stringify(word)).join()})`}</ScriptOnce>
}
