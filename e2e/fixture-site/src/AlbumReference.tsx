import type {ReferencePageProps} from '@symblepay/reference/plugin/page';
import ReferencePage from '@symblepay/reference/plugin/page';
import type {ReactNode} from 'react';

const tryIt = {send: tellWhatCame};

/** A reference whose "Try it" responds with what was sent. */
export default function AlbumReference(props: ReferencePageProps): ReactNode {
  return <ReferencePage {...props} tryIt={tryIt} />;
}

async function tellWhatCame(request: Request): Promise<Response> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  return Response.json(
    isForm ? await describeParts(await request.formData()) : await request.json(),
  );
}

async function describeParts(form: FormData): Promise<Record<string, string>> {
  const parts: Record<string, string> = {};
  for (const [name, part] of form) {
    parts[name] = typeof part === 'string' ? part : `${part.name}: ${await part.text()}`;
  }
  return parts;
}
