# Each line that it reads names a sample: it runs it in the folder of the sample, and writes what that prints
# to a file beside it, named after it with ".output". It prints a line, which is empty when all went well.
while read -r sample; do
  if (cd "${sample%/*}" && . "$sample") >"$sample.output" </dev/null; then
    echo
  else
    echo "${sample##*/} fails."
  fi
done
