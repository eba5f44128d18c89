/**
 * Script for the document's head: what a person does in a form whose code has not loaded yet.
 *
 * Typing and clicking is the browser's own business until then. React would answer the first key by hydrating all the
 * way down to the form before the letter appears, a quarter of a second on a slow phone; so it does not hear of it.
 *
 * A form that only a script can send, submitted too early, is remembered instead of lost; `use-enquiry-form.ts` sends it
 * once it is there. (A form that the relay takes needs no such care: the browser posts it.)
 */
export const guardEarlyInput =
  'for(let t of "keydown keypress textInput input keyup change paste cut compositionstart compositionend click pointerdown pointerup mousedown mouseup touchstart touchend".split(" "))' +
  'addEventListener(t,e=>e.target.closest?.("form[method]:not([data-ready])")&&e.stopPropagation(),{capture:true,passive:true});' +
  'addEventListener("submit",e=>{const f=e.target;if("heldUntilReady"in f.dataset&&!("ready"in f.dataset)){e.preventDefault();f.dataset.held="1"}},true)';
