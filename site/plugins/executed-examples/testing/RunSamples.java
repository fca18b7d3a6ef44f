import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Each line that it reads names a sample: it runs it, and writes what that prints to a file beside it, named after it
 * with ".output". It prints a line, which is empty when all went well.
 */
public class RunSamples {
  private static final PrintStream replies = System.out;

  public static void main(String[] arguments) throws Exception {
    Scanner samples = new Scanner(System.in);
    while (samples.hasNextLine()) {
      replies.println(run(Path.of(samples.nextLine())));
    }
  }

  private static String run(Path sample) throws Exception {
    Path folder = sample.getParent();
    String name = sample.getFileName().toString().replace(".java", "");
    if (!Files.exists(folder.resolve(name + ".class")) && !compileAll(folder)) {
      return "The samples beside " + name + " do not all compile.";
    }
    URL[] classes = {folder.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(classes);
        PrintStream output = new PrintStream(sample + ".output", "UTF-8")) {
      System.setOut(output);
      Object noArguments = new String[0];
      loader.loadClass(name).getMethod("main", String[].class).invoke(null, noArguments);
      return "";
    } catch (InvocationTargetException exception) {
      return exception.getCause().toString();
    }
  }

  /** At once: the compiler takes most of its time to get to know the classes of Java. */
  private static boolean compileAll(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      String[] sources =
          files.map(Path::toString).filter(file -> file.endsWith(".java")).toArray(String[]::new);
      return ToolProvider.getSystemJavaCompiler().run(null, null, null, sources) == 0;
    }
  }
}
