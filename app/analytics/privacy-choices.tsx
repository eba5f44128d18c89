import { useWords } from "~/language/page-language.ts";
import { loneLink } from "~/ui/link-class.ts";
import { loadClient } from "./load-client.ts";

/** For the footer: asks again whether visits may be counted. */
export function PrivacyChoices() {
  const { privacyChoices } = useWords();
  const ask = async (button: HTMLElement) => {
    try {
      (await loadClient()).askForConsent(button);
    } catch (error) {
      console.warn("The question about analytics could not be asked.", error);
    }
  };
  return (
    <button type="button" className={loneLink} onClick={({ currentTarget }) => void ask(currentTarget)}>
      {privacyChoices}
    </button>
  );
}
