import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";

type Name = { name: string; technology: string };

function Names({ names, copy }: { names: Name[]; copy?: boolean }) {
  return (
    <ul aria-hidden={copy}>
      {names.map(({ name, technology }) => (
        <li key={name} className="flex items-center">
          <Link
            to={href("/technologies/:slug", { slug: technology })}
            tabIndex={copy ? -1 : undefined}
            className="flex min-h-16 flex-wrap items-center justify-center px-6 text-lead font-medium hover:text-band-mark"
          >
            {name}
          </Link>
          <svg viewBox="0 0 12 12" className="size-2.5 fill-band-mark" aria-hidden="true">
            <path d="M6 0l1.6 4.4L12 6 7.6 7.6 6 12 4.4 7.6 0 6l4.4-1.6z" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/**
 * The scrolling strip of six technologies. One copy of the names is wider than any screen (`styles/home.css`). The second, which
 * follows it, is hidden from assistive technology.
 */
export function Strip({ names }: { names: Name[] }) {
  return (
    <div className="strip on-dark border-t border-band-line text-band-soft">
      <div className="strip-track">
        <Names names={names} />
        <Names names={names} copy />
      </div>
    </div>
  );
}
