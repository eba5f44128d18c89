/**
 * Script for the document's head. A form that only a script can send, submitted before that script has loaded, is
 * remembered instead of lost; `use-enquiry-form.ts` sends it once it is there. (A form that the relay takes needs no
 * such care: the browser posts it.)
 */
export const holdEarlySubmit = `addEventListener("submit",e=>{const f=e.target;if("heldUntilReady"in f.dataset&&!("ready"in f.dataset)){e.preventDefault();f.dataset.held="1"}},true)`;
